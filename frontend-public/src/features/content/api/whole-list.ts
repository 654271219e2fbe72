/** The API's largest page. */
const limit = 100;

interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** All of a list, however long: its pages are read one after the other until none is left. */
export async function wholeList<Item>(
  read: (query: { limit: number; cursor?: string }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<Item> = await read({ limit, ...(cursor === null ? {} : { cursor }) });
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return items;
}
