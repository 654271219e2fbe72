import { OnDemandPageCache } from './on-demand-pages.ts';

describe('pages rendered on demand', () => {
  it('are rendered once for concurrent requests, and again after a change', async () => {
    const rendered: string[] = [];
    const pages = new OnDemandPageCache((address) => Promise.resolve({ address, at: rendered.push(address) }));
    const [one, other] = await Promise.all([pages.get('/a'), pages.get('/a')]);
    expect(one).toBe(other);
    pages.clear();
    expect(await pages.get('/a')).toEqual({ address: '/a', at: 2 });
  });

  it('are rendered again after a failure', async () => {
    let tries = 0;
    const pages = new OnDemandPageCache(() =>
      ++tries === 1 ? Promise.reject(new Error('away')) : Promise.resolve('page'),
    );
    await expect(pages.get('/a')).rejects.toThrow('away');
    expect(await pages.get('/a')).toBe('page');
  });

  it('are evicted after a hundred more recent pages', async () => {
    const rendered: string[] = [];
    const pages = new OnDemandPageCache((address) => Promise.resolve(rendered.push(address)));
    for (let page = 0; page < 100; page += 1) await pages.get(`/${page}`);
    await pages.get('/0');
    await pages.get('/100');
    expect(rendered).toHaveLength(101);
    await pages.get('/0');
    expect(rendered).toHaveLength(101);
    await pages.get('/1');
    expect(rendered).toHaveLength(102);
  });
});
