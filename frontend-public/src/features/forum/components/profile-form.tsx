import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { showToast } from 'shell/toast';
import { useRequest } from 'shell/use-request';
import { LoadState } from '../../../frame/load-state.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { RequestButton } from '../../../ui/request-button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { saveForumProfile, profileQuery, type OwnForumProfile } from '../api/people.ts';
import { MutedMemberList } from './muted-list.tsx';

export function ForumProfileSection({ userId }: { userId: string }) {
  const asked = useQuery(profileQuery(userId));
  if (!asked.data)
    return <LoadState query={asked} what="how others see you" lines={[{ height: 48 }, { height: 48 }]} />;
  return (
    <div className="grid max-w-text gap-10">
      <ProfileForm profile={asked.data} userId={userId} />
      <MutedMemberList muted={asked.data.muted} />
    </div>
  );
}

function ProfileForm({ profile, userId }: { profile: OwnForumProfile; userId: string }) {
  const { accountName } = profile;
  const [shownName, setShownName] = useState(profile.shownName ?? '');
  const [line, setLine] = useState(profile.line ?? '');
  const [isHidden, setHidden] = useState(profile.isHidden);
  const client = useQueryClient();
  const save = useRequest(async () => {
    const saved = await saveForumProfile({ shownName, line, isHidden });
    client.setQueryData(profileQuery(userId).queryKey, saved);
    void client.invalidateQueries({ queryKey: ['forum'] });
    showToast({ title: 'Saved. Members see you like this now.' });
  });
  function send(event: FormEvent): void {
    event.preventDefault();
    void save.run();
  }
  return (
    <form method="dialog" onSubmit={send} noValidate className="grid gap-6">
      <TextField
        label="Name in the forum"
        optional
        maxLength={60}
        hint={`If empty, members see ${accountName}.`}
        value={shownName}
        onChange={({ target }) => setShownName(target.value)}
      />
      <TextField
        label="A line about you"
        optional
        maxLength={160}
        hint="Members see it when they select your name."
        value={line}
        onChange={({ target }) => setLine(target.value)}
      />
      <div>
        <Switch label="Show only my name and my ring" checked={isHidden} onChange={setHidden} />
        <p className="mt-1 text-15 text-muted">Your plan and your line stay hidden, and no one can mention you.</p>
      </div>
      <FormError message={save.error?.message} />
      <div>
        <RequestButton request={save} type="submit" busyLabel="Saving...">
          Save
        </RequestButton>
      </div>
    </form>
  );
}
