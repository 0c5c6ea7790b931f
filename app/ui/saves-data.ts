type Connection = { saveData?: boolean };

/** Whether the shopper has told the browser to save data: nothing is fetched ahead then. */
export function savesData(): boolean {
  return (navigator as { connection?: Connection }).connection?.saveData === true;
}
