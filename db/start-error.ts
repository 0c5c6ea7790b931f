/** A reason not to start that the owner can mend; its message is shown to them alone, without a stack. */
export class StartError extends Error {
  override name = "StartError";
}
