/** What a server's loader found, as one text: the router's own form takes longer to write and to read, and more bytes. */
export type Packed<T> = { json: string & { readonly of?: T } };
/** What a loader found, packed by a server or not. */
export type Sent<T> = T | Packed<T>;
type Unpacked<D> = D extends Packed<infer T> ? T : D;

/** What a text was made of or has been read as: it is read once, and on the server never. */
const contents = new WeakMap<object, unknown>();

/** Packs plain data for the way to a browser. */
export function pack<T extends object>(data: T): Packed<T> {
  const packed: Packed<T> = { json: JSON.stringify(data) };
  contents.set(packed, data);
  return packed;
}

/** What a loader found, packed by a server or not; the same object for the same package. */
export function unpack<D extends object>(data: D): Unpacked<D> {
  if (!("json" in data)) return data as Unpacked<D>;
  const content = contents.get(data) ?? JSON.parse(String(data.json));
  contents.set(data, content);
  return content as Unpacked<D>;
}
