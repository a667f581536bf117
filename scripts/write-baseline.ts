import { writeBaseline } from '@ticarum/db/testing/baseline'

/** Freezes the migrations and functions of now as the baseline: a release from which databases are migrated on. */
await writeBaseline()
