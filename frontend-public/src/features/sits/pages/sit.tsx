import { useNavigate, useSearchParams } from 'react-router-dom';
import { SilentSit } from '../components/silent-sit.tsx';
import { AfterSitSections, usePreloadAfterSitSections } from './after-sit.tsx';
import { brand } from '../../../frame/brand.ts';

const usualMin = 20;

export function SitPage() {
  usePreloadAfterSitSections();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = Number(search.get('minutes'));
  const lengthMin = Number.isInteger(asked) && asked >= 1 && asked <= 180 ? asked : usualMin;
  return (
    <div data-theme="dark" className="min-h-svh bg-page">
      <title>{`A silent sit · ${brand.name}`}</title>
      <SilentSit
        lengthMin={lengthMin}
        after={<AfterSitSections />}
        onLeave={() => void navigate('/members/practice')}
      />
    </div>
  );
}
