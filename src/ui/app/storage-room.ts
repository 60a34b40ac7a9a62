/** What the browser says about the room this page takes. */
export interface StorageRoom {
  /** Bytes in use, all of this page's storage together; null when the browser does not say. */
  readonly used: number | null;
  /** The browser has promised to clear nothing away by itself. */
  readonly persistent: boolean;
}

/** Reads what the browser says about its storage; a browser that says nothing gives nothing. */
export async function storageRoom(storage: Partial<StorageManager> | undefined): Promise<StorageRoom> {
  const [estimate, persistent] = await Promise.all([
    Promise.resolve(storage?.estimate?.()).catch(() => undefined),
    Promise.resolve(storage?.persisted?.()).catch(() => false),
  ]);
  return { used: estimate?.usage ?? null, persistent: persistent ?? false };
}
