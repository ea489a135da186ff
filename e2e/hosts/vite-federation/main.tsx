import '../federation/main.tsx';
