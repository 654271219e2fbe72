import { Button } from '../../ui/button.tsx';
import { NightPage } from '../routes/site/errors/night-page.tsx';
import { brand } from '../brand.ts';

/** Stands at /admin while the admin cannot be loaded; the rest of the site is not touched by that. */
export function AdminAway() {
  return (
    <main id="main" tabIndex={-1}>
      <title>{`Admin · ${brand.name}`}</title>
      <NightPage title="The admin could not be loaded" words="The rest of the site works. Please try again.">
        <Button variant="gold" size="large" onClick={() => location.reload()}>
          Try again
        </Button>
        <Button variant="quiet" to="/">
          Home
        </Button>
      </NightPage>
    </main>
  );
}
