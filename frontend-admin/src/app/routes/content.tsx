import { useLocation, useNavigate } from 'react-router-dom';
import {
  Events,
  Lessons,
  Meditations,
  Modules,
  Programs,
  Resources,
} from '../../features/content/components/content-tables.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Tabs, type Tab } from '../../ui/tabs.tsx';

const tabs: readonly [Tab, ...Tab[]] = [
  { key: 'programs', label: 'Programs', panel: <Programs /> },
  { key: 'modules', label: 'Modules', panel: <Modules /> },
  { key: 'lessons', label: 'Lessons', panel: <Lessons /> },
  { key: 'events', label: 'Events', panel: <Events /> },
  { key: 'meditations', label: 'Meditations', panel: <Meditations /> },
  { key: 'resources', label: 'Resources', panel: <Resources /> },
];

/** The open tab stands in the address, so that a link or a reload leads back to it. */
export function ContentPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <PageHead title="Content Management" />
      <Tabs
        label="Kinds of content"
        tabs={tabs}
        open={hash.slice(1)}
        onOpen={(key) => navigate({ hash: key }, { replace: true })}
      />
    </>
  );
}
