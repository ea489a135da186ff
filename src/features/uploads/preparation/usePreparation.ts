import { useEffect, useRef, useState } from 'react';
import { newUuid } from '#src/platform/newUuid.ts';
import { useLatest } from '#src/platform/useLatest.ts';
import type { UploadedFile } from '#src/ui/upload/uploadedFile.ts';
import type { Flaw } from '../../photos/flaws.ts';
import { useUploadSession } from '../useUploadSession.ts';

/** A file that waits for the person: a photo, or a PDF that needs its password. */
interface Waiting {
  file: File;
  kind: 'photo' | 'locked';
  /** Of a photo. */
  flaw?: Flaw | undefined;
}

/** A file that waits for the person: a photo, or a PDF that needs its password. */
export interface Held extends Waiting {
  id: string;
}

export interface Preparation {
  held: readonly Held[];
  /** Takes what was chosen: sends what is ready, and holds the rest. Photos are looked at first. */
  choose(files: readonly File[], from?: 'camera'): Promise<void> | undefined;
  hold(waiting: readonly Waiting[]): void;
  /** Lets go of some, and sends files in their place. */
  release(ids: readonly string[], files?: readonly File[]): void;
  /** Of the photos. */
  move(id: string, by: -1 | 1): void;
}

interface PreparationProps {
  /** The field's. */
  value: readonly UploadedFile[];
  add(files: readonly File[]): void;
  /** What is held belongs to the field's value, so that no form goes on without it. */
  setHeld(rows: UploadedFile[]): void;
  /** One that waited when the page went, and that the browser has not kept. */
  onMissing(id: string): void;
}

/** By what it says of itself; whether it is one is seen when it is looked at. */
const maybePhoto = ({ name, type }: File) =>
  /^image\/(?!tiff)/.test(type) || /\.(?:jpe?g|png|hei[cf])$/i.test(name);

const loadSortOut = () => import(/* webpackChunkName: "prepare" */ './sortOut.ts');

async function waitingAgain(file: File): Promise<Waiting> {
  if (!maybePhoto(file)) return { file, kind: 'locked' };
  const { sortOut } = await loadSortOut();
  const sorted = await sortOut(file);
  return { file, kind: 'photo', flaw: sorted.kind === 'photo' ? sorted.flaw : undefined };
}

/** Between choosing files and sending them (docs/rules.md#files-before-they-are-sent). */
export function usePreparation(props: PreparationProps): Preparation {
  const latest = useLatest(props);
  const { files: kept } = useUploadSession();
  const [held, setState] = useState<readonly Held[]>([]);
  const now = useRef(held);
  function set(next: readonly Held[]) {
    now.current = next;
    setState(next);
    latest.current.setHeld(next.map(({ id, file: { name, size } }) => ({ id, name, size, state: 'held' })));
  }
  function hold(waiting: readonly Waiting[]) {
    const added = waiting.map((one) => ({ ...one, id: newUuid() }));
    for (const { id, file } of added) void kept.keep(id, file);
    set([...now.current, ...added]);
  }
  const restore = useLatest((found: readonly Held[]) => set([...found, ...now.current]));

  // After a reload, or when the field is shown again.
  useEffect(() => {
    let isShown = true;
    async function lookFor({ id }: UploadedFile): Promise<Held[]> {
      const file = await kept.get(id);
      if (file) return [{ id, ...(await waitingAgain(file)) }];
      if (isShown) latest.current.onMissing(id);
      return [];
    }
    const rows = latest.current.value.filter(({ state }) => state === 'held');
    if (rows.length > 0)
      Promise.all(rows.map(lookFor)).then((found) => {
        if (isShown) restore.current(found.flat());
      });
    return () => {
      isShown = false;
    };
  }, [kept, latest, restore]);

  async function lookAtAll(files: readonly File[], from: 'camera' | undefined) {
    const { sortOut } = await loadSortOut();
    const sorted = await Promise.all(files.map(sortOut));
    const photos = sorted.filter((one) => one.kind === 'photo');
    const hasMany = photos.length > 1 || now.current.some(({ kind }) => kind === 'photo');
    // One good photo goes at once; one from the camera may be the first page of several.
    const waits = hasMany || from === 'camera' ? photos : photos.filter(({ flaw }) => flaw);
    const ready = sorted.filter((one) => one.kind === 'ready' || !waits.includes(one));
    if (ready.length > 0) latest.current.add(ready.map(({ file }) => file));
    if (waits.length > 0) hold(waits);
  }

  return {
    held,
    hold,
    choose(files, from) {
      const canLook = typeof createImageBitmap === 'function';
      const photos = canLook ? files.filter(maybePhoto) : [];
      const others = files.filter((file) => !photos.includes(file));
      if (others.length > 0) latest.current.add(others);
      return photos.length > 0 ? lookAtAll(photos, from) : undefined;
    },
    release(ids, files = []) {
      for (const id of ids) void kept.forget(id);
      set(now.current.filter(({ id }) => !ids.includes(id)));
      if (files.length > 0) latest.current.add(files);
    },
    move(id, by) {
      const next = [...now.current];
      const photos = next.filter(({ kind }) => kind === 'photo');
      const from = photos.findIndex((photo) => photo.id === id);
      const [photo, other] = [photos[from], photos[from + by]];
      if (!photo || !other) return;
      const [a, b] = [next.indexOf(photo), next.indexOf(other)];
      next[a] = other;
      next[b] = photo;
      set(next);
    },
  };
}
