import { brand } from '../../../../frame/brand.ts';
import { InstituteEmailLink, PolicyPageLayout, SitePageLink, type PolicySection } from './policy.tsx';

const parts: readonly PolicySection[] = [
  {
    id: 'aim',
    heading: 'What we aim for',
    words: (
      <p>
        This site is for everyone. We build it to the Web Content Accessibility Guidelines 2.2, level AA. A program
        checks every page with each change, at the width of a phone and on a large screen. People look at it in both
        themes.
      </p>
    ),
  },
  {
    id: 'use',
    heading: 'How you can use it',
    words: (
      <ul>
        <li>
          <strong>By keyboard:</strong> you can reach everything, you always see the focus, and the first link of every
          page skips the navigation.
        </li>
        <li>
          <strong>With a screen reader:</strong> pages have one title and landmarks, fields have names, errors are read
          with their field, and decorative pictures are skipped.
        </li>
        <li>
          <strong>Larger:</strong> text can grow to twice its size, and pages work down to a width of 320 px without
          scrolling sideways.
        </li>
        <li>
          <strong>Light or dark:</strong> the site follows your system. The switch is in the menu, and on a wide screen
          at the foot of every public page. High-contrast colours of your system are respected.
        </li>
        <li>
          <strong>Without colour:</strong> no information depends on colour alone: locked, failed and done things also
          have a text or an icon.
        </li>
      </ul>
    ),
  },
  {
    id: 'motion',
    heading: 'Motion and sound',
    words: (
      <p>
        If your system asks for less motion, nothing moves by itself and no film starts. “Pause motion”, on the home
        page and in the menu, does the same for this site alone. The film on{' '}
        <SitePageLink path="/">the home page</SitePageLink> begins without sound; with your first click, touch or key
        its sound comes on, but not with Tab, the arrows or a key such as Ctrl or Shift. “Mute Sound” and “Pause” are on
        the film. All our films have captions.
      </p>
    ),
  },
  {
    id: 'limits',
    heading: 'What does not work yet',
    words: (
      <p>
        Our films have captions but no described version; they show a sky and its light, and what matters is in the
        spoken text. Payment pages and the shops that sell our book belong to other companies, and we cannot change
        them. Recordings of circles may have no captions in the first days.
      </p>
    ),
  },
  {
    id: 'tell',
    heading: 'If something is in your way',
    words: (
      <p>
        Write to <InstituteEmailLink /> or call {brand.phone.shown}. Tell us which page it is, what you tried to do, and
        which browser and tools you use. We reply within 24 hours, do it for you, and then fix the page.
      </p>
    ),
  },
];

export function AccessibilityPage() {
  return (
    <PolicyPageLayout
      title="Accessibility"
      description="How this site works for everyone, what does not work yet, and where to report it."
      since="1 November 2026"
      parts={parts}
    />
  );
}
