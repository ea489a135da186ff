import styled from 'styled-components';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';

/** Holds the room of a page that is still loading, so that what stands below does not jump. */
const Room = styled.div`
  min-block-size: 100vh;
`;

/** Stands where a page will be, while its script is on its way. */
export const LoadingPage = () => (
  <Room>
    <Spinner />
  </Room>
);
