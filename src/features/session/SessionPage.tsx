import type { ReactNode } from 'react';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { ContactCard } from '../shell/ContactCard.tsx';
import { PageFrame } from '../shell/PageFrame.tsx';
import { SideBar } from '../shell/SideBar.tsx';

/** A page about the session itself, without anything of a person's. */
export function SessionPage({
  heading,
  text,
  children,
}: {
  heading: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <PageFrame
      help={
        <>
          <SideBar />
          <ContactCard />
        </>
      }
    >
      <Stack>
        <Heading level={1}>{heading}</Heading>
        <Text>{text}</Text>
        {children}
      </Stack>
    </PageFrame>
  );
}
