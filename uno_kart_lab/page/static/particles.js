/**
 * Korean particles, which differ by the last sound of what they follow. A translation writes the
 * pair in its neutral form, directly after a placeholder: what stands after a consonant, and what
 * after a vowel.
 *
 * @type {Record<string, [string, string]>}
 */
const PAIRS = {
  "은(는)": ["은", "는"],
  "이(가)": ["이", "가"],
  "을(를)": ["을", "를"],
  "과(와)": ["과", "와"],
  "아(야)": ["아", "야"],
  "(으)로": ["으로", "로"],
  "(이)": ["이", ""],
};
const NEUTRAL = Object.keys(PAIRS).map((pair) => pair.replace(/[()]/g, "\\$&")).join("|");
/** A name may stand in quotation marks or brackets. */
const AFTER_PLACE = new RegExp(`\\{(\\w+)\\}([”’"'」』»)\\]]*)(${NEUTRAL})`, "g");
const FIRST = "가".charCodeAt(0);
const SYLLABLES = 11_172;
/** How many ways a syllable can end; the syllables stand in their order. */
const FINALS = 28;
const RIEUL = 8;
/** 영 일 이 삼 사 오 육 칠 팔 구; and what ends in a nought is read as 십, 백, 천 or 만. */
const OF_DIGITS = [1, RIEUL, 0, 1, 0, 0, 1, RIEUL, RIEUL, 0];

/**
 * Replace each neutral form after a placeholder by the right particle. It stays after what has no
 * sound that is known: a name in another script.
 *
 * @param {string} template Its placeholders are not filled here.
 * @param {Record<string, string | number>} values What they will be filled with.
 */
export function settled(template, values) {
  return template.replace(AFTER_PLACE, (_, name, between, neutral) =>
    `{${name}}${between}${particle(String(values[name] ?? ""), neutral)}`);
}

/** @param {string} said @param {string} neutral */
function particle(said, neutral) {
  const final = finalOf(said);
  if (final === undefined) return neutral;
  const isLikeVowel = final === 0 || (final === RIEUL && neutral === "(으)로");
  return PAIRS[neutral][isLikeVowel ? 1 : 0];
}

/** By which consonant a text ends as it is read: 0 for a vowel. @param {string} said */
function finalOf(said) {
  const last = said.normalize("NFC").match(/[\p{L}\p{N}]/gu)?.at(-1) ?? "";
  const syllable = last.charCodeAt(0) - FIRST;
  if (syllable >= 0 && syllable < SYLLABLES) return syllable % FINALS;
  return /^[0-9]$/.test(last) ? OF_DIGITS[Number(last)] : undefined;
}
