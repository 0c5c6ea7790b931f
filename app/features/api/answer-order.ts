/** Says of answers whether they are news, in whatever order they come: one that is older than what is known is none. */
export type AnswerOrder = {
  /** Takes note that something is being asked; what is returned says, once its answer is there, whether that counts. */
  ask(): () => boolean;
  /** What is on its way does not count any more: the answer is known from elsewhere, or the question is another. */
  overtake(): void;
};

/** Answers to one question that is asked again and again. */
export function createAnswerOrder(): AnswerOrder {
  let asked = 0;
  let known = 0;
  return {
    ask() {
      const own = ++asked;
      return () => {
        if (own <= known) return false;
        known = own;
        return true;
      };
    },
    overtake() {
      known = asked;
    },
  };
}
