import type { ReactNode } from 'react';
import { useBundleValue } from '#src/brand/context.ts';
import { messageText } from '#src/brand/copy.tsx';
import type { ElementComponent } from '#src/jsx/runtime.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import type { PageDefinition } from './definePage.ts';
import { ScreenPathContext } from './screenPath.ts';
import { useStepEvent } from './useStepEvent.ts';
import { type ScreenModule, useView } from './viewOf.ts';

export type ShownPage = Pick<PageDefinition, 'path' | 'stage' | 'view'>;

export interface FrameProps {
  screen: ShownPage;
  title: string;
  children: ReactNode;
}

interface ScreenViewProps {
  screen: ShownPage;
  /** Wraps the view: announces a new page, by title and focus. */
  Frame: ElementComponent<FrameProps>;
  fallback?: ReactNode;
}

/** Loads the view of a screen, shows it, and emits the event for the host. */
export function ScreenView({ screen, Frame, fallback = null }: ScreenViewProps) {
  const module = useView(screen.view);
  return <>{module ? <Loaded screen={screen} Frame={Frame} {...module} /> : fallback}</>;
}

function Loaded({ screen, Frame, View, title }: Omit<ScreenViewProps, 'fallback'> & ScreenModule) {
  useRuntime().flags.open(screen.path);
  const text = useBundleValue((bundle) => messageText(bundle, title));
  useStepEvent({ path: screen.path, stage: screen.stage, title: text });
  return (
    <Frame screen={screen} title={text}>
      <ScreenPathContext value={screen.path}>
        <View />
      </ScreenPathContext>
    </Frame>
  );
}
