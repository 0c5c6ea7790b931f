import { lockForTransaction } from "../../../db/lock-for-transaction.ts";
import { newId } from "../../../db/new-id.ts";
import type { Database, Trx } from "../../../db/tables.ts";
import { transact } from "../../../db/transact.ts";
import type { Address } from "../delivery/address.ts";
import { MAX_ADDRESSES, type SavedAddress } from "./account.ts";

type NewAddress = { address: Address; isDefault: boolean };

/** Returns the addresses of an account, the default one first. */
export async function listAddresses(db: Database, userId: string): Promise<SavedAddress[]> {
  const rows = await db
    .selectFrom("addresses")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("is_default", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ id, address, is_default }) => ({
    id,
    address: JSON.parse(address) as Address,
    isDefault: is_default === 1,
  }));
}

/** Adds an address; the first one becomes the default. Returns false if the account has too many already. */
export function addAddress(db: Database, userId: string, added: NewAddress, now: Date): Promise<boolean> {
  return transact(db, async (trx) => {
    await lockForTransaction(trx, "addresses", userId);
    const known = await trx.selectFrom("addresses").select("id").where("user_id", "=", userId).execute();
    if (known.length >= MAX_ADDRESSES) return false;
    const isDefault = added.isDefault || known.length === 0;
    if (isDefault) await clearDefault(trx, userId);
    const address = JSON.stringify(added.address);
    const row = { id: newId(now), user_id: userId, address, created_at: now.toISOString() };
    await trx
      .insertInto("addresses")
      .values({ ...row, is_default: isDefault ? 1 : 0 })
      .execute();
    return true;
  });
}

/** Updates an address of this account. Returns false if it has none with this id. */
export function changeAddress(db: Database, userId: string, id: string, changed: NewAddress): Promise<boolean> {
  return transact(db, async (trx) => {
    await lockForTransaction(trx, "addresses", userId);
    const row = await trx
      .updateTable("addresses")
      .set({ address: JSON.stringify(changed.address), ...(changed.isDefault && { is_default: 1 }) })
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .returning("id")
      .executeTakeFirst();
    if (row && changed.isDefault) await clearDefault(trx, userId, id);
    return row !== undefined;
  });
}

/** Deletes an address of this account. If it was the default, the oldest remaining one becomes it. */
export function deleteAddress(db: Database, userId: string, id: string): Promise<void> {
  return transact(db, async (trx) => {
    await lockForTransaction(trx, "addresses", userId);
    await trx.deleteFrom("addresses").where("id", "=", id).where("user_id", "=", userId).execute();
    const left = await trx.selectFrom("addresses").selectAll().where("user_id", "=", userId).orderBy("id").execute();
    const [oldest] = left;
    if (!oldest || left.some((row) => row.is_default === 1)) return;
    await trx.updateTable("addresses").set({ is_default: 1 }).where("id", "=", oldest.id).execute();
  });
}

async function clearDefault(trx: Trx, userId: string, except = ""): Promise<void> {
  await trx
    .updateTable("addresses")
    .set({ is_default: 0 })
    .where("user_id", "=", userId)
    .where("id", "!=", except)
    .execute();
}
