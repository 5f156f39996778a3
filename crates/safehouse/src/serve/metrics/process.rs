//! Resources of the process, under the names that Prometheus' own libraries use. Read from `/proc`
//! at each scrape; on systems without it these metrics are missing.

use metrics::{Unit, counter, describe_counter, describe_gauge, gauge};

/// Describes each metric.
pub(super) fn describe() {
    if !cfg!(target_os = "linux") {
        return;
    }
    describe_counter!("process_cpu_seconds_total", Unit::Seconds, "CPU time, user and system.");
    describe_gauge!("process_resident_memory_bytes", Unit::Bytes, "Memory in use.");
    describe_gauge!("process_open_fds", Unit::Count, "Open files and connections.");
    describe_gauge!("process_max_fds", Unit::Count, "Limit of open files and connections.");
    describe_gauge!("process_start_time_seconds", Unit::Seconds, "Start, in seconds since 1970.");
    describe_gauge!("process_threads", Unit::Count, "Threads.");
}

/// Records all of them. One that cannot be read keeps its value.
#[cfg(target_os = "linux")]
pub(super) fn measure() {
    use procfs::process::{LimitValue, Process};
    use procfs::{WithCurrentSystemInfo, boot_time_secs, ticks_per_second};

    let Ok(process) = Process::myself() else { return };
    if let Ok(stat) = process.stat() {
        let ticks = ticks_per_second();
        counter!("process_cpu_seconds_total").absolute((stat.utime + stat.stime) / ticks);
        gauge!("process_resident_memory_bytes").set(stat.rss_bytes().get() as f64);
        gauge!("process_threads").set(stat.num_threads as f64);
        if let Ok(boot) = boot_time_secs() {
            let since_boot = stat.starttime as f64 / ticks as f64;
            gauge!("process_start_time_seconds").set(boot as f64 + since_boot);
        }
    }
    if let Ok(open) = process.fd_count() {
        gauge!("process_open_fds").set(open as f64);
    }
    if let Ok(limits) = process.limits() {
        let most = match limits.max_open_files.soft_limit {
            LimitValue::Value(most) => most as f64,
            LimitValue::Unlimited => f64::INFINITY,
        };
        gauge!("process_max_fds").set(most);
    }
}

#[cfg(not(target_os = "linux"))]
pub(super) fn measure() {}
