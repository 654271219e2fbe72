import { moonPhase } from '../../ui/art/moon.ts';
import { adjustHourToTheme, getSkyTone, toDecimalHour } from '../../ui/art/sky.ts';
import { drawSkyLayer } from '../../ui/art/sky-layer.ts';
import { skyHourText } from '../routes/site/home/sky-hour-text.ts';

const drawEveryMs = 5 * 60_000;

export function startVisitorSkyUpdates(): () => void {
  const layer = document.querySelector<HTMLElement>('[data-visitor-sky] > .sky-layer');
  if (!layer) return () => undefined;
  const systemTheme = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    const { dataset } = document.documentElement;
    const now = new Date();
    const isDark = dataset['theme'] ? dataset['theme'] === 'dark' : systemTheme.matches;
    const hour = adjustHourToTheme(toDecimalHour(now), isDark);
    const { tone, properties, html } = drawSkyLayer(hour, moonPhase(now));
    dataset['sky'] = getSkyTone(hour);
    layer.dataset['tone'] = tone;
    for (const [name, value] of Object.entries(properties)) layer.style.setProperty(name, value);
    layer.innerHTML = html;
    const text = document.querySelector('[data-sky-hour]');
    if (!text) return;
    text.textContent = skyHourText(now, isDark);
    text.classList.remove('opacity-0');
  };
  show();
  const timer = setInterval(show, drawEveryMs);
  systemTheme.addEventListener('change', show);
  return () => {
    clearInterval(timer);
    systemTheme.removeEventListener('change', show);
  };
}
