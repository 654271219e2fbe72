import { Button } from '../../../../ui/button.tsx';
import { brand } from '../../../../frame/brand.ts';
import { ErrorPageLayout } from './error-page-layout.tsx';

export function NotFoundPage() {
  return (
    <>
      <title>{`Page not found · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorPageLayout
        title="Oops! Page not found"
        words="There is nothing at this address. The page may have moved, or you may have a typo."
      >
        <Button variant="gold" size="large" to="/">
          Return to Home
        </Button>
        <div className="flex flex-wrap gap-x-7">
          <Button variant="quiet" to="/programs" className="text-ink!">
            Programs
          </Button>
          <Button variant="quiet" to="/events" className="text-ink!">
            Events
          </Button>
          <Button variant="quiet" to="/contact" className="text-ink!">
            Contact
          </Button>
        </div>
      </ErrorPageLayout>
    </>
  );
}
