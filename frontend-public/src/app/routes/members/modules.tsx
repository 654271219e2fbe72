import { useQuery } from '@tanstack/react-query';
import { modulesQuery, programsQuery, type Module, type Program } from '../../../features/content/api/content.ts';
import { ContentRow } from '../../../features/content/components/content-row.tsx';
import { Rows } from '../../../features/content/components/rows.tsx';
import { TextLink } from '../../../features/content/components/text-link.tsx';
import { Chapter, MembersPage } from './members-page.tsx';

/** The modules under their programs; a program without modules is left out. */
export function ModulesPage() {
  const { data: programs } = useQuery(programsQuery());
  const { data: modules } = useQuery(modulesQuery());
  const filled = programs?.filter(({ id }) => modules?.some(({ programId }) => programId === id)) ?? [];
  return (
    <MembersPage
      title="Teachings"
      room="teachings"
      lead="Begin with the first, or where you are. Every module is a few lessons long."
    >
      {filled.length > 0 ? (
        filled.map((program) => <ProgramChapter key={program.id} program={program} />)
      ) : (
        <AllModules />
      )}
    </MembersPage>
  );
}

function ProgramChapter({ program }: { program: Program }) {
  return (
    <Chapter heading={program.title}>
      <Rows
        query={{ ...modulesQuery(), select: (modules) => modules.filter(({ programId }) => programId === program.id) }}
        what="the modules"
        empty={null}
      >
        {(module) => <ModuleRow module={module} />}
      </Rows>
    </Chapter>
  );
}

/** Stands while the programs are being fetched, and where they cannot be. */
function AllModules() {
  return (
    <Rows query={modulesQuery()} what="the modules" empty={<p>The first modules are being prepared.</p>}>
      {(module) => <ModuleRow module={module} heading="h2" />}
    </Rows>
  );
}

function ModuleRow({ module, heading = 'h3' }: { module: Module; heading?: 'h2' | 'h3' }) {
  return (
    <ContentRow
      title={module.title}
      heading={heading}
      tier={module.visibilityTier}
      isLocked={module.locked}
      action={<TextLink to={`/members/modules/${module.id}`} label="Continue" about={module.title} />}
    />
  );
}
