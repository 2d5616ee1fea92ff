"""The whole server in a simulated world: clock, network and disk are ours, and every failure comes again from its seed.

    python -m tests.simulation --schedules 1000            many schedules, from seed 0 on
    python -m tests.simulation --seed 17 --shrink          one of them, and the least of it that still fails
    python -m tests.simulation --file schedule.json        one that was kept
    python -m tests.simulation --mutants                   is it strong enough?  faults made on purpose

A schedule is data (`schedule`): what people do and what goes wrong, each at its moment.  It is carried out (`run`) by
the server's own application on its own store (`process`), with people (`people`) who reach it by a network that delays,
cuts and repeats (`network`), on a disk that fills, fails and forgets (`disk`).  `checks` says what must hold after it.
"""
