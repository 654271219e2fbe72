import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { ApiProblem } from 'shell/api-problem';
import { MediaPlayer, type MediaSource, type ProgressReportMoment } from './media-player.ts';

class FakeElement extends EventTarget {
  readonly HAVE_METADATA = 1;
  readonly HAVE_CURRENT_DATA = 2;
  readyState = 4;
  duration = 100;
  currentTime = 0;
  playbackRate = 1;
  paused = true;
  seeking = false;
  rejection: Error | undefined;
  #src = '';

  get src(): string {
    return this.#src;
  }

  set src(url: string) {
    this.#src = url;
    Object.assign(this, { currentTime: 0, playbackRate: 1, paused: true });
    this.dispatchEvent(new Event('loadedmetadata'));
  }

  async play(): Promise<void> {
    if (this.rejection) throw this.rejection;
    this.paused = false;
    for (const type of ['play', 'playing']) this.dispatchEvent(new Event(type));
  }

  pause(): void {
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }

  playTo(second: number): void {
    this.currentTime = second;
    this.dispatchEvent(new Event('timeupdate'));
  }
}

class TestPlayer extends MediaPlayer {
  readonly reports: [ProgressReportMoment, number][] = [];

  get playedSec(): number {
    return this.watched.totalSec;
  }

  protected override report(moment: ProgressReportMoment): void {
    this.reports.push([moment, this.state.time]);
  }
}

const settle = () => new Promise(setImmediate);

async function createPlayer(ask: () => Promise<MediaSource>, time = 40) {
  const player = new TestPlayer(ask, { time, duration: 100 });
  const element = new FakeElement();
  const detach = player.attach(element as unknown as HTMLMediaElement);
  await settle();
  return { player, element, detach };
}

beforeEach(() => {
  const document = Object.assign(new EventTarget(), { querySelectorAll: () => [] });
  const page = new EventTarget();
  Object.assign(globalThis, { document, addEventListener: page.addEventListener.bind(page) });
});

describe('a media player', () => {
  it('continues at its position and rate when the URL is replaced after a failure', async (t) => {
    let asked = 0;
    const { player, element, detach } = await createPlayer(async () => ({ url: `/media/${++asked}` }));
    player.setRate(1.5);
    player.play();
    element.playTo(60);
    const later = performance.now() + 60_000;
    t.mock.method(performance, 'now', () => later);
    element.dispatchEvent(new Event('error'));
    await settle();
    assert.deepEqual([element.src, element.currentTime, element.playbackRate], ['/media/2', 60, 1.5]);
    assert.equal(player.state.isPlaying, true);
    detach();
  });

  it('stays paused and reports that it is blocked when the browser rejects playback', async () => {
    const { player, element, detach } = await createPlayer(async () => ({ url: '/media/1' }));
    element.rejection = new DOMException('No press', 'NotAllowedError');
    player.play();
    await settle();
    assert.deepEqual([player.state.isBlocked, player.state.isPlaying], [true, false]);
    element.rejection = undefined;
    player.play();
    assert.deepEqual([player.state.isBlocked, player.state.isPlaying], [false, true]);
    detach();
  });

  for (const [code, status, error] of [
    ['membership.tier', 403, 'locked'],
    ['content.not-found', 404, 'removed'],
    ['content.file-missing', 404, 'failed'],
  ] as const)
    it(`has the error ${error} when the response is ${code}`, async () => {
      const problem = new ApiProblem(status, { code });
      const { player, detach } = await createPlayer(() => Promise.reject(problem));
      assert.equal(player.state.error, error);
      detach();
    });

  it('counts the seconds before a stall, but not a skipped part', async () => {
    const { player, element, detach } = await createPlayer(async () => ({ url: '/media/1' }));
    player.play();
    await settle();
    element.playTo(44);
    element.currentTime = 46;
    element.dispatchEvent(new Event('playing'));
    element.playTo(50);
    assert.equal(player.playedSec, 10);
    element.dispatchEvent(new Event('seeking'));
    element.currentTime = 80;
    element.dispatchEvent(new Event('playing'));
    element.playTo(81);
    assert.equal(player.playedSec, 11);
    detach();
  });

  it('reports its position at a pause and when it is detached, and only after playback', async () => {
    const { player, element, detach } = await createPlayer(async () => ({ url: '/media/1' }));
    element.pause();
    assert.deepEqual(player.reports, []);
    player.play();
    element.playTo(41);
    element.playTo(42);
    element.pause();
    player.seek(10);
    detach();
    assert.deepEqual(player.reports.slice(-2), [
      ['resting', 42],
      ['resting', 10],
    ]);
  });
});
