/** Words of the shop's own content: English, and set as English in the midst of any other language. */
export function English({ children }: { children: string }) {
  return <bdi lang="en">{children}</bdi>;
}
