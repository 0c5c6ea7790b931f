import type { Database } from "./tables.ts";

/** How often it is tried whether commits are confirmed again, in ms. */
const AGAIN_MS = 5_000;

type Commits = {
  /** Gives up each transaction that has not ended. */
  underWay: Set<() => void>;
  /** No commit has been confirmed since one waited for too long. */
  isStuck: boolean;
  triedAt: number;
};

const commitsOf = new WeakMap<Database, Commits>();

function commitsIn(db: Database): Commits {
  const commits = commitsOf.get(db) ?? { underWay: new Set(), isStuck: false, triedAt: 0 };
  commitsOf.set(db, commits);
  return commits;
}

/**
 * Returns whether a database leaves commits unconfirmed, as PostgreSQL while a synchronous standby is away or its disk is
 * full. It can be read, and takes no changes.
 */
export function isStuck(db: Database): boolean {
  return commitsIn(db).isStuck;
}

/**
 * Returns whether a transaction may begin: while commits are not confirmed only one now and then, to see whether they are
 * again. Each keeps a connection, and those who only read need some.
 */
export function mayCommit(db: Database): boolean {
  const commits = commitsIn(db);
  if (!commits.isStuck) return true;
  if (performance.now() - commits.triedAt < AGAIN_MS) return false;
  commits.triedAt = performance.now();
  return true;
}

/**
 * Watches a transaction. If its commit is not answered within `mostMs`, all that are under way are given up, those that wait
 * for its locks too: a balancer that is told that this host cannot sell cuts what it has sent there.
 */
export function watchTransaction(db: Database, mostMs: number, giveUp: () => void) {
  const commits = commitsIn(db);
  commits.underWay.add(giveUp);
  let timer: NodeJS.Timeout | undefined;
  return {
    commitIsSent() {
      timer = setTimeout(() => {
        if (!commits.isStuck) commits.triedAt = performance.now();
        commits.isStuck = true;
        for (const giveUpOne of commits.underWay) giveUpOne();
      }, mostMs);
    },
    hasEnded(isConfirmed: boolean) {
      clearTimeout(timer);
      commits.underWay.delete(giveUp);
      if (isConfirmed) commits.isStuck = false;
    },
  };
}
