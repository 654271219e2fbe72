import { WaxingDisc } from '../../../ui/art/waxing-disc.tsx';

/** The night of a silent sit; its moon fills as the sit goes on. */
export function SitSky({ share }: { share: number }) {
  return (
    <div aria-hidden="true" className="sit-sky">
      <svg viewBox="-100 -100 200 200" focusable="false" className="sit-moon" data-clear="">
        {[4.5, 3.46, 2.5, 1.73].map((times) => (
          <circle key={times} r={times * 100} fill="#B4B4EE" fillOpacity="0.045" />
        ))}
        <WaxingDisc share={share} radius={100} light="#F3F1EA" />
      </svg>
    </div>
  );
}
