// What is shared is got first.
import('./main.tsx');
