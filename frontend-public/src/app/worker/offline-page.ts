import { brand } from '../../frame/brand.ts';

const link = 'inline-flex min-h-14 items-center justify-center rounded-control px-[min(1.75rem,8.75vw)] font-strong';

const body = `
  <main data-theme="dark" class="stage bg-page">
    <div aria-hidden="true" class="absolute inset-0 overflow-hidden">
      <div class="night-above absolute inset-x-0 top-0 bg-linear-to-b from-[#12162f] to-[#232a58]">
        <svg class="night-disc" viewBox="-82 -82 164 164" focusable="false">
          <circle r="82" fill="none" stroke="#F3F1EA" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="0.1 8" />
        </svg>
      </div>
      <div class="night-below absolute inset-x-0 bottom-0 border-t-hair border-moon/50 bg-linear-to-b from-[#171c3f] to-page"></div>
    </div>
    <div class="column relative flex items-end">
      <h1 class="baseline-bottom max-w-[8.5em] font-display text-[min(clamp(3.5rem,7.5vw,6rem),17vw)] low:text-[min(15vw,14svh)]! leading-display tracking-display">No light yet</h1>
    </div>
    <div class="column relative pt-16 pb-16 low:pt-6! low:pb-4! tablet:pt-12">
      <p class="max-w-120 text-lead">You are offline. This page opens when the network is back. Your saved files are in the members area.</p>
      <div class="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4 low:mt-4">
        <a href="" class="${link} bg-gold text-on-gold hover:bg-gold-hover">Try again</a>
        <a href="/members/meditations" class="${link} border-firm border-control text-ink hover:border-ink">Open the members area</a>
      </div>
    </div>
  </main>`;

/** Removes the scripts that start the app from spa.html. */
export function renderOfflinePage(shell: string): string {
  return shell
    .replaceAll(/<script\b[^>]*\b(?:src=|data-starts)[^>]*>[^]*?<\/script>/g, '')
    .replace('</head>', `<title>You are offline · ${brand.name}</title></head>`)
    .replace('<div id="root"></div>', body);
}
