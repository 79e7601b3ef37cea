import { z } from 'zod';

// Zod's faster mode needs eval, which the policy forbids; import this first, before any shape is made.
z.config({ jitless: true });
