import { Button } from '../../../../ui/button.tsx';
import { NightPage } from './night-page.tsx';

/** Stands in for a page that failed while it was drawn. */
export function ErrorPage() {
  return (
    <NightPage
      title="Something went dark"
      words="This page could not be shown. It is not your doing, and nothing of yours is lost. One more try often helps."
    >
      <Button variant="gold" size="large" onClick={() => location.reload()}>
        Try again
      </Button>
      <Button variant="quiet" to="/" className="text-ink!">
        Return to Home
      </Button>
    </NightPage>
  );
}
