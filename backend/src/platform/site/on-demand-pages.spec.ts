import { setTimeout as delay } from 'node:timers/promises';
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

  it('are rendered again after ten minutes, also when they were requested meanwhile', async () => {
    let now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    const rendered: string[] = [];
    const pages = new OnDemandPageCache((address) => Promise.resolve(rendered.push(address)));
    for (const minutes of [0, 4, 4, 4]) {
      now += minutes * 60_000;
      // The cache remembers the time for a millisecond.
      await delay(5);
      await pages.get('/a');
    }
    clock.mockRestore();
    expect(rendered).toEqual(['/a', '/a']);
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
