"""All the sentences: of questions, of answers and of explanations."""
