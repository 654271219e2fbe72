import { brand } from '../../../../frame/brand.ts';
import { InstituteEmailLink, PolicyPageLayout, SitePageLink, type PolicySection } from './policy.tsx';

const parts: readonly PolicySection[] = [
  {
    id: 'aim',
    heading: 'What we aim for',
    words: (
      <p>
        A site about oneness that shuts somebody out would be a poor joke. We build it to the Web Content Accessibility
        Guidelines 2.2, level AA. Every page is checked by a program with each change, on a telephone’s width and on a
        large screen, and looked at by people in both themes.
      </p>
    ),
  },
  {
    id: 'use',
    heading: 'How you can use it',
    words: (
      <ul>
        <li>
          <strong>By keyboard:</strong> everything can be reached, the focus is always to be seen, and the first stop of
          every page leads past the navigation.
        </li>
        <li>
          <strong>With a screen reader:</strong> pages have one title and landmarks, fields have names, faults are said
          where they are, and pictures that only decorate are silent.
        </li>
        <li>
          <strong>Larger:</strong> text grows to twice its size and pages fold down to 320 px without losing anything or
          scrolling sideways.
        </li>
        <li>
          <strong>Light or dark:</strong> the site follows your system. The switch is in the menu, and on a wide screen
          at the foot of every public page. High-contrast colours of your system are respected.
        </li>
        <li>
          <strong>Without colour:</strong> nothing is said by colour alone; what is locked, failed or done has a word or
          a sign.
        </li>
      </ul>
    ),
  },
  {
    id: 'motion',
    heading: 'Motion and sound',
    words: (
      <p>
        Where your system asks for less motion, nothing moves by itself and no film starts. “Pause motion”, on the home
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
        Our films have captions but no described version; they show a sky and its light, and the words say what matters.
        Payment pages and the shops that sell our book belong to others, and we cannot fix them. Recordings of circles
        may be without captions for some days after the evening.
      </p>
    ),
  },
  {
    id: 'tell',
    heading: 'If something is in your way',
    words: (
      <p>
        Tell us at <InstituteEmailLink /> or {brand.phone.shown}: which page, what you were trying to do, and what you
        use. We answer within 24 hours, do for you what the page would not, and then fix the page.
      </p>
    ),
  },
];

export function AccessibilityPage() {
  return (
    <PolicyPageLayout
      title="Accessibility"
      description="How this site is made to work for everybody, where it falls short, and who to tell."
      since="1 November 2026"
      parts={parts}
    />
  );
}
