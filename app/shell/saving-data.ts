type Connection = { saveData?: boolean; effectiveType?: string };

/** Returns whether data is dear or slow to come: then only what is pointed at is fetched ahead. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? "");
}
