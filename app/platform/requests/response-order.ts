/** Decides which responses count, in whatever order they arrive: one older than what is known does not. */
export type ResponseOrder = {
  /** Registers a request; the returned function, called when its response is there, returns whether it counts. */
  begin(): () => boolean;
  /** Discards pending requests: the answer is known from elsewhere, or another one is wanted. */
  overtake(): void;
};

/** Creates the order for the responses to one repeated request. */
export function createResponseOrder(): ResponseOrder {
  let begun = 0;
  let known = 0;
  return {
    begin() {
      const own = ++begun;
      return () => {
        if (own <= known) return false;
        known = own;
        return true;
      };
    },
    overtake() {
      known = begun;
    },
  };
}
