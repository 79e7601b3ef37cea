/** Element id of the answer to a question, such as `what-does-it-cost`. */
export const questionId = (question: string) =>
  question
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .replaceAll(' ', '-');
