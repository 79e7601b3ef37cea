import { z } from 'zod';

// Zod's faster way needs eval, which the policy forbids; set before any shape is made.
z.config({ jitless: true });
