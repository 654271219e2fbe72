import { Brand } from '../../frame/navigation/brand.tsx';

/** The bar with the sign alone, over a night sky. */
export function SiteBar({ brandName }: { brandName: string }) {
  return (
    <header data-theme="dark" className="site-bar absolute inset-x-0 top-0 z-10">
      <div className="column flex h-full items-center">
        <Brand name={brandName} />
      </div>
    </header>
  );
}
