import { useRef, useState } from 'react';
import { newUuid } from '#src/platform/newUuid.ts';
import type { UploadedFile } from '#src/ui/upload/uploadedFile.ts';
import type { Flaw } from '../../photos/flaws.ts';

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
  add(files: readonly File[]): void;
  /** What is held belongs to the field's value, so that no form goes on without it. */
  setHeld(rows: UploadedFile[]): void;
}

/** By what it says of itself; whether it is one is seen when it is looked at. */
const maybePhoto = ({ name, type }: File) =>
  /^image\/(?!tiff)/.test(type) || /\.(?:jpe?g|png|hei[cf])$/i.test(name);

/** Between choosing files and sending them (docs/rules.md#files-before-they-are-sent). Nothing of it is kept. */
export function usePreparation({ add, setHeld }: PreparationProps): Preparation {
  const [held, setState] = useState<readonly Held[]>([]);
  const now = useRef(held);
  function set(next: readonly Held[]) {
    now.current = next;
    setState(next);
    setHeld(next.map(({ id, file: { name, size } }) => ({ id, name, size, state: 'held' })));
  }
  const hold = (waiting: readonly Waiting[]) =>
    set([...now.current, ...waiting.map((one) => ({ ...one, id: newUuid() }))]);

  async function lookAtAll(files: readonly File[], from: 'camera' | undefined) {
    const { sortOut } = await import(/* webpackChunkName: "prepare" */ './sortOut.ts');
    const sorted = await Promise.all(files.map(sortOut));
    const photos = sorted.filter((one) => one.kind === 'photo');
    const hasMany = photos.length > 1 || now.current.some(({ kind }) => kind === 'photo');
    // One good photo goes at once; one from the camera may be the first page of several.
    const waits = hasMany || from === 'camera' ? photos : photos.filter(({ flaw }) => flaw);
    const ready = sorted.filter((one) => one.kind === 'ready' || !waits.includes(one));
    if (ready.length > 0) add(ready.map(({ file }) => file));
    if (waits.length > 0) hold(waits);
  }

  return {
    held,
    hold,
    choose(files, from) {
      const canLook = typeof createImageBitmap === 'function';
      const photos = canLook ? files.filter(maybePhoto) : [];
      const others = files.filter((file) => !photos.includes(file));
      if (others.length > 0) add(others);
      return photos.length > 0 ? lookAtAll(photos, from) : undefined;
    },
    release(ids, files = []) {
      set(now.current.filter(({ id }) => !ids.includes(id)));
      if (files.length > 0) add(files);
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
