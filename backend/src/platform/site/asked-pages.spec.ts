import { AskedPages } from './asked-pages.ts';

describe('pages rendered on demand', () => {
  it('are rendered once for concurrent requests, and again after a change', async () => {
    const rendered: string[] = [];
    const pages = new AskedPages((address) => Promise.resolve({ address, at: rendered.push(address) }));
    const [one, other] = await Promise.all([pages.at('/a'), pages.at('/a')]);
    expect(one).toBe(other);
    pages.forget();
    expect(await pages.at('/a')).toEqual({ address: '/a', at: 2 });
  });

  it('are rendered again after a failure', async () => {
    let tries = 0;
    const pages = new AskedPages(() => (++tries === 1 ? Promise.reject(new Error('away')) : Promise.resolve('page')));
    await expect(pages.at('/a')).rejects.toThrow('away');
    expect(await pages.at('/a')).toBe('page');
  });

  it('are evicted after a hundred more recent pages', async () => {
    const rendered: string[] = [];
    const pages = new AskedPages((address) => Promise.resolve(rendered.push(address)));
    for (let page = 0; page < 100; page += 1) await pages.at(`/${page}`);
    await pages.at('/0');
    await pages.at('/100');
    expect(rendered).toHaveLength(101);
    await pages.at('/0');
    expect(rendered).toHaveLength(101);
    await pages.at('/1');
    expect(rendered).toHaveLength(102);
  });
});
