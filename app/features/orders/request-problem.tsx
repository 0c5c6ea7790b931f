/** What kept the shop from doing with an order what was asked. */
export function RequestProblem({ problem }: { problem: string | undefined }) {
  return (
    problem && (
      <p role="alert" className="mt-2 text-sm font-medium text-sale">
        {problem}
      </p>
    )
  );
}
